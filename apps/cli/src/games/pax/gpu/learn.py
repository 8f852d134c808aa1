# Learns PAX by playing itself, all games on a GPU, decision by decision: PPO, with a critic that sees all cards. Then a net learns from
# games of what was learnt what a table is worth when a turn begins (v64, v32), and small policies learn to do the same (p48, p32).
# Usage: learn.py LIBRARY FOLDER duel|solo|table SECONDS [name=value ...]; see docs/bots.md. What is written is for data/*.json.
import base64, ctypes as C, json, math, sys, time
import torch
import torch.nn as nn, torch.nn.functional as F

lib_path, out, seconds = sys.argv[1], sys.argv[2], float(sys.argv[4])
kind = ["duel", "solo", "table"].index(sys.argv[3])
# n games at a time, t decisions between two updates; ent: entropy; lam: lambda of the returns; value and student: seconds; load: a
# policy to begin with, small: how wide it is if it has one hidden layer, warm: updates in which only the critic learns.
opt = dict(n=65536, t=32, width=512, mb=32768, lr=5e-4, ent=0.01, ent_end=0.001, lam=0.9, clip=0.2, value=40, student=40,
           s1=48, rows=24_000_000, astray=16, sharp=1.5, seed=1, epochs=1, load="", warm=0, small=0)
for a in sys.argv[5:]:
    k, v = a.split("=")
    opt[k] = type(opt[k])(float(v)) if not isinstance(opt[k], str) else v
o = type("O", (), opt)
cuda = torch.cuda.is_available()
dev = torch.device("cuda" if cuda else "cpu")
torch.manual_seed(o.seed)
lib = C.CDLL(lib_path)
sz = (C.c_int * 10)()
lib.sizes(sz)
GAME, SIDE, ACTIONS, POLICY, HIDDEN, VALUE, SEATS, KINDS = list(sz)[:8]
P = C.c_void_p
class Rows(C.Structure): _fields_ = [("x", P), ("count", P), ("capacity", C.c_int)]
class Out(C.Structure): _fields_ = [(n, P) for n in "policy hidden mask seat action logp reward done".split()]
class Task(C.Structure):
    _fields_ = [("games", P), ("sides", P), ("logits", P), ("other", P), ("sharp", C.c_float), ("kind", C.c_int), ("n", C.c_int),
                ("astray", C.c_int), ("tally", P), ("rows", Rows), ("out", Out)]
class Gae(C.Structure):
    _fields_ = [("seat", P), ("done", P), ("value", P), ("reward", P), ("adv", P), ("ret", P), ("valid", P), ("steps", C.c_int),
                ("n", C.c_int), ("lam", C.c_float)]
assert C.sizeof(Task) == sz[8] and C.sizeof(Gae) == sz[9]
lib.begin.argtypes = [P, C.c_uint64, P]
lib.step.argtypes = [P, P]
lib.gae.argtypes = [P, P]
def stream(): return torch.cuda.current_stream().cuda_stream if cuda else None
def ptr(t): return None if t is None else t.data_ptr()

class Games:
    """A batch of games and what one step of them writes."""
    def __init__(self, n, steps, hidden=True, seed=1, astray=0, rows=None, sharp=1.0, tally=False, kind=kind):
        self.n, self.steps = n, steps
        z = lambda *s, d=torch.uint8: torch.zeros(*s, dtype=d, device=dev)
        self.games, self.sides = z(n * GAME), z(n * SIDE)
        self.policy = z(steps + 1, n, POLICY, d=torch.bfloat16)
        self.hidden = z(steps + 1, n, HIDDEN, d=torch.bfloat16) if hidden else None
        self.mask, self.seat = z(steps + 1, n, ACTIONS), z(steps + 1, n)
        self.action, self.logp = z(steps, n, d=torch.int16), z(steps, n, d=torch.float32)
        self.reward, self.done = z(steps, n, SEATS, d=torch.float32), z(steps, n)
        self.tally = z(24, d=torch.float32) if tally else None
        self.rows, self.count = (rows, z(1, d=torch.int32)) if rows is not None else (None, None)
        self.base = dict(games=ptr(self.games), sides=ptr(self.sides), sharp=sharp, kind=kind, n=n, astray=astray, tally=ptr(self.tally),
                         rows=Rows(ptr(self.rows), ptr(self.count), 0 if rows is None else len(rows)))
        task = self.task(0, None, None)
        lib.begin(C.byref(task), seed, stream())
    def at(self, t, i): return None if t is None else t[i].data_ptr()
    def task(self, i, logits, other):
        out = Out(self.at(self.policy, i), self.at(self.hidden, i), self.at(self.mask, i), self.at(self.seat, i),
                  self.at(self.action, max(0, i - 1)), self.at(self.logp, max(0, i - 1)), self.at(self.reward, max(0, i - 1)), self.at(self.done, max(0, i - 1)))
        return Task(logits=ptr(logits), other=ptr(other), out=out, **self.base)
    def play(self, mind, other=None):
        if self.started:
            for t in (self.policy, self.hidden, self.mask, self.seat):
                if t is not None: t[0].copy_(t[self.steps])
        for i in range(self.steps):
            z = mind(self.policy[i])
            y = other(self.policy[i]) if other else None
            lib.step(C.byref(self.task(i + 1, z, y)), stream())
        self.started = True
    started = False

def capture(g, mind, other=None):
    """The steps as one CUDA graph, played again by calling it."""
    if not cuda: return lambda: g.play(mind, other)
    s = torch.cuda.Stream()
    s.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(s): g.play(mind, other)
    torch.cuda.current_stream().wait_stream(s)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph): g.play(mind, other)
    return graph.replay

def mlp(*w):
    layers = []
    for i, (a, b) in enumerate(zip(w, w[1:])):
        layers.append(nn.Linear(a, b))
        if i < len(w) - 2: layers.append(nn.ReLU())
    return nn.Sequential(*layers).to(dev)

class Frozen:
    """A copy of a net in half precision that plays; its weights stay where they are, so a graph can go on using them."""
    def __init__(self, net): self.w = [(l.weight.detach().to(torch.bfloat16).clone(), l.bias.detach().to(torch.bfloat16).clone()) for l in net if isinstance(l, nn.Linear)]
    def take(self, net):
        for (w, b), l in zip(self.w, [l for l in net if isinstance(l, nn.Linear)]): w.copy_(l.weight.detach()); b.copy_(l.bias.detach())
    @torch.no_grad()
    def __call__(self, x):
        for i, (w, b) in enumerate(self.w):
            x = F.linear(x, w, b)
            if i < len(self.w) - 1: x = F.relu(x)
        return x.contiguous()

def told(layer, exact=False):
    w = layer.weight.detach().float().cpu()
    bias = [round(b, 5) for b in layer.bias.detach().float().cpu().tolist()]
    if exact: return {"float": base64.b64encode(bytes(w.flatten().numpy().astype("<f4").tobytes())).decode(), "bias": bias}
    unit = float(w.abs().max()) / 127
    q = torch.round(w / unit).clamp(-127, 127).to(torch.int8)
    return {"unit": unit, "weights": base64.b64encode(bytes(q.flatten().numpy().tobytes())).decode(), "bias": bias}
def save(name, net, exact=False, **more):
    ls = [l for l in net if isinstance(l, nn.Linear)]
    json.dump({"widths": [ls[0].in_features] + [l.out_features for l in ls], "layers": [told(l, exact) for l in ls], **more}, open(f"{out}/{name}.json", "w"))

begin = time.time()
g = Games(o.n, o.t, seed=o.seed)
actor, critic = mlp(POLICY, *([o.small] if o.small else [o.width, o.width]), ACTIONS), mlp(POLICY + HIDDEN, o.width, o.width, 1)
with torch.no_grad():
    actor[-1].weight.mul_(0.01)
    if o.load:
        for layer, known in zip([l for l in actor if isinstance(l, nn.Linear)], json.load(open(o.load))["layers"]):
            w = (torch.frombuffer(bytearray(base64.b64decode(known["float"])), dtype=torch.float32) if "float" in known
                 else torch.frombuffer(bytearray(base64.b64decode(known["weights"])), dtype=torch.int8).float() * known["unit"])
            layer.weight.copy_(w.view_as(layer.weight))
            layer.bias.copy_(torch.tensor(known["bias"]))
frozen, past = Frozen(actor), Frozen(actor)
roll = capture(g, frozen)
match = Games(16384, 64, hidden=False, seed=o.seed + 77_000_000, tally=True)
fight = capture(match, frozen, past)
params = list(actor.parameters()) + list(critic.parameters())
adam = torch.optim.Adam(params, lr=o.lr, eps=1e-5, fused=cuda)
amp = lambda: torch.autocast(dev.type, dtype=torch.bfloat16)
adv, ret, value = (torch.zeros(o.t, o.n, device=dev) for _ in range(3))
valid = torch.zeros(o.t, o.n, dtype=torch.uint8, device=dev)
job = Gae(ptr(g.seat), ptr(g.done), ptr(value), ptr(g.reward), ptr(adv), ptr(ret), ptr(valid), o.t, o.n, o.lam)
print(f"set up in {time.time() - begin:.1f} s; {POLICY} {HIDDEN} {VALUE} {ACTIONS}", flush=True)
past.take(actor)
start = shown = snap = time.time()
iters = 0
M = o.n * o.t
while time.time() - start < seconds:
    part = (time.time() - start) / seconds
    for group in adam.param_groups: group["lr"] = o.lr * (1 - 0.95 * part)
    ent = o.ent + (o.ent_end - o.ent) * part
    roll()
    X, H = g.policy[:-1].reshape(M, POLICY), g.hidden[:-1].reshape(M, HIDDEN)
    with torch.no_grad(), amp():
        flat = value.view(M)
        for i in range(0, M, 1 << 19):
            flat[i : i + (1 << 19)] = critic(torch.cat([X[i : i + (1 << 19)], H[i : i + (1 << 19)]], 1))[:, 0].float()
    lib.gae(C.byref(job), stream())
    A, R, OK = adv.view(M), ret.view(M), valid.view(M)
    act, lp, mask = g.action.view(M), g.logp.view(M), g.mask[:-1].reshape(M, ACTIONS)
    mean, std = A.mean(), A.std()
    if iters == 0: assert int((mask.gather(1, act.long()[:, None]) == 0).sum()) == 0
    for _ in range(o.epochs):
        order = torch.randperm(M, device=dev)
        for i in range(0, M, o.mb):
            ix = order[i : i + o.mb]
            x, ok = X[ix], OK[ix].float()
            with amp():
                z = actor(x)
                v = critic(torch.cat([x, H[ix]], 1))[:, 0]
            z = z.float().masked_fill(mask[ix] == 0, -1e9)
            logs = F.log_softmax(z, 1)
            new = logs.gather(1, act[ix].long()[:, None])[:, 0]
            ratio = (new - lp[ix]).exp()
            a = (A[ix] - mean) / (std + 1e-6)
            gain = torch.minimum(ratio * a, ratio.clamp(1 - o.clip, 1 + o.clip) * a)
            entropy = -(logs.exp() * logs.clamp(min=-1e4)).sum(1)
            count = ok.sum() + 1
            lossp = -((gain + ent * entropy) * ok).sum() / count
            lossv = ((v.float() - R[ix]) ** 2 * ok).sum() / count
            adam.zero_grad(set_to_none=True)
            (lossp * (iters >= o.warm) + lossv).backward()
            nn.utils.clip_grad_norm_(params, 1.0)
            adam.step()
    frozen.take(actor)
    iters += 1
    if time.time() - shown > max(5, seconds / 20) or iters == 1:
        shown = time.time()
        match.tally.zero_(); fight(); match.tally.zero_(); fight(); fight(); fight()
        t = match.tally.tolist()
        won = [f"{t[k + 1] / max(1, t[k]):.3f}" for k in range(2, 24, 2) if t[k] > 0]
        print(f"{shown - start:6.1f} s, {iters} iterations, {iters * M / 1e6:.0f} M decisions; v loss {lossv.item():.4f} entropy {(entropy * ok).sum().item() / count.item():.3f} "
              f"ratio {(ratio - 1).abs().mean().item():.3f}; v past {t[1] / max(1, t[0]):.3f} {won} in {t[0]:.0f}", flush=True)
    if time.time() - snap > max(15, seconds / 6):
        snap = time.time()
        past.take(actor)
        save("teacher", actor, exact=not o.small)
save("teacher", actor, exact=not o.small)
save("critic", critic)
print(f"played {iters * M / 1e6:.0f} M decisions", flush=True)
del match, fight

if o.value > 0:
    begin = time.time()
    rows = torch.zeros(o.rows, VALUE + 2, dtype=torch.bfloat16, device=dev)
    gv = Games(min(o.n, 32768), 16, hidden=False, seed=o.seed + 88_000_000, astray=o.astray, rows=rows, sharp=o.sharp)
    rollv = capture(gv, frozen)
    while int(gv.count) < o.rows: rollv()
    for _ in range(20): rollv()
    good = (rows[:, VALUE] >= 0).nonzero()[:, 0]
    print(f"{len(good)} rows in {time.time() - begin:.1f} s; won {rows[good, VALUE].float().mean().item():.3f}", flush=True)
    held, good = good[: len(good) // 50], good[len(good) // 50 :]
    nets = {"v32": mlp(VALUE, 32, 16, 2), "v64": mlp(VALUE, 64, 32, 2)}
    vadam = torch.optim.Adam([p for m in nets.values() for p in m.parameters()], lr=2e-3, fused=cuda)
    start, updates, B = time.time(), 0, 16384
    def losses(ix):
        r = rows[ix].float()
        found = {}
        for k, m in nets.items():
            y = m(r[:, :VALUE])
            found[k] = (F.binary_cross_entropy_with_logits(y[:, 0], r[:, VALUE]), ((y[:, 1] - r[:, VALUE + 1]) ** 2).mean())
        return found
    while time.time() - start < o.value:
        order = good[torch.randperm(len(good), device=dev)]
        for i in range(0, len(order) - B, B):
            part = (time.time() - start) / o.value
            if part > 1: break
            for group in vadam.param_groups: group["lr"] = 2e-3 * (0.5 * (1 + math.cos(math.pi * part)) + 0.005)
            loss = sum(a + 2 * b for a, b in losses(order[i : i + B]).values())
            vadam.zero_grad(set_to_none=True)
            loss.backward()
            vadam.step()
            updates += 1
    with torch.no_grad(): found = losses(held[:400_000])
    print(f"value: {updates} updates; held out {({k: [round(a.item(), 4), round(b.item(), 5)] for k, (a, b) in found.items()})}", flush=True)
    for k, m in nets.items(): save(k, m, loss=found[k][0].item())
    del rows, gv, rollv

if o.student > 0:
    students = {"p48": mlp(POLICY, o.s1, ACTIONS), "p32": mlp(POLICY, 32, ACTIONS)}
    sadam = torch.optim.Adam([p for m in students.values() for p in m.parameters()], lr=2e-3, fused=cuda)
    start, updates = time.time(), 0
    while time.time() - start < o.student:
        roll()
        X, mask = g.policy[:-1].reshape(M, POLICY), g.mask[:-1].reshape(M, ACTIONS)
        order = torch.randperm(M, device=dev)
        for i in range(0, M, 32768):
            part = min(1, (time.time() - start) / o.student)
            for group in sadam.param_groups: group["lr"] = 2e-3 * (0.5 * (1 + math.cos(math.pi * part)) + 0.005)
            ix = order[i : i + 32768]
            off = mask[ix] == 0
            with torch.no_grad(): want = F.softmax(frozen(X[ix]).float().masked_fill(off, -1e9), 1)
            x, loss = X[ix].float(), []
            for m in students.values():
                logs = F.log_softmax(m(x).masked_fill(off, -1e9), 1)
                loss.append(-(want * logs.clamp(min=-1e4)).sum(1).mean())
            sadam.zero_grad(set_to_none=True)
            sum(loss).backward()
            sadam.step()
            updates += 1
    base = -(want * want.clamp(min=1e-9).log()).sum(1).mean().item()
    print(f"students: {updates} updates, cross entropy {[round(l.item(), 4) for l in loss]} of {base:.4f}", flush=True)
    match = Games(16384, 64, hidden=False, seed=o.seed + 99_000_000, tally=True)
    for k, m in students.items():
        save(k, m)
        f = Frozen(m)
        match.play(f, frozen); match.play(f, frozen); match.tally.zero_(); match.play(f, frozen); match.play(f, frozen)
        t = match.tally.tolist()
        print(f"{k} v teacher {t[1] / max(1, t[0]):.3f} in {t[0]:.0f}", flush=True)
