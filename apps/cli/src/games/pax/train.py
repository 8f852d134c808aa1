# Trains one net of PAX; `ara train pax` calls it. Arguments: a folder of rows (float16, features then win and lead), where to
# write, how many blocks of rows to learn from, the widths of the hidden layers, epochs, seed, and the net to begin with or "-".
import base64, glob, json, math, os, sys
import numpy as np, torch

folder, out, features, blocks, first, second, epochs, seed, begin = sys.argv[1:10]
features, blocks, first, second, epochs = int(features), int(blocks), int(first), int(second), int(epochs)
torch.manual_seed(int(seed))
torch.set_num_threads(int(os.environ.get("ARA_THREADS", "1")))
BATCH, RATE, FINE_RATE = 4096, 2e-3, 5e-4

files = sorted(glob.glob(os.path.join(folder, "*.rows")))[:blocks]
rows = torch.from_numpy(np.concatenate([np.fromfile(f, np.float16).reshape(-1, features + 2) for f in files]))
device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
rows = rows.to(device)
layers = [torch.nn.Linear(a, b) for a, b in ((features, first), (first, second), (second, 2))]
if begin != "-":
    data = json.load(open(begin))
    for layer, known in zip(layers, data["layers"]):
        weights = np.frombuffer(base64.b64decode(known["weights"]), np.int8).astype(np.float32) * known["unit"]
        layer.weight.data = torch.from_numpy(weights).view_as(layer.weight).clone()
        layer.bias.data = torch.tensor(known["bias"])
net = torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2]).to(device)
rate = RATE if begin == "-" else FINE_RATE
optimizer = torch.optim.Adam(net.parameters(), lr=rate)
won = torch.nn.BCEWithLogitsLoss()
batches = math.ceil(len(rows) / BATCH)
for epoch in range(epochs):
    order, total = torch.randperm(len(rows)).to(device), 0.0
    for i in range(batches):
        done = (epoch + i / batches) / epochs
        for group in optimizer.param_groups:
            group["lr"] = rate * (0.5 * (1 + math.cos(math.pi * done)) + 0.005)
        batch = rows[order[i * BATCH : (i + 1) * BATCH]].float()
        said = net(batch[:, :features])
        loss = won(said[:, 0], batch[:, features]) + 2 * ((said[:, 1] - batch[:, features + 1]) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        total += loss.item()
    print(f"epoch {epoch + 1} of {epochs}: {total / batches:.4f}", flush=True)

def told(layer):
    weights = layer.weight.detach().cpu()
    unit = float(weights.abs().max()) / 127
    whole = torch.round(weights / unit).clamp(-127, 127).to(torch.int8).numpy()
    bias = [round(b, 5) for b in layer.bias.detach().cpu().tolist()]
    return {"unit": unit, "weights": base64.b64encode(whole.tobytes()).decode(), "bias": bias}

json.dump({"widths": [features, first, second, 2], "layers": [told(layer) for layer in layers]}, open(out, "w"))
