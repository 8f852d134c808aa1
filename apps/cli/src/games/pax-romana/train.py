# Trains the value of Pax Romana; `ara train pax-romana` calls it. Arguments: a file of rows (float32: features, victory, lead),
# where to write, how many features, how many of the rows at the end judge and teach nothing, epochs, and a seed.
import json, math, sys
import numpy as np, torch

path, out, features, held, epochs, seed = sys.argv[1], sys.argv[2], *map(int, sys.argv[3:7])
torch.manual_seed(seed)
torch.set_num_threads(1)
BATCH, RATE, DECAY, WIDTHS = 512, 2e-3, 1e-2, (32, 16)

rows = torch.from_numpy(np.fromfile(path, np.float32).reshape(-1, features + 2))
known, unknown = rows[: len(rows) - held], rows[len(rows) - held :]
sizes = [features, *WIDTHS, 2]
layers = [torch.nn.Linear(a, b) for a, b in zip(sizes, sizes[1:])]
net = torch.nn.Sequential(layers[0], torch.nn.ReLU(), layers[1], torch.nn.ReLU(), layers[2])
optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
won = torch.nn.BCEWithLogitsLoss()

def judged(batch):
    said = net(batch[:, :features])
    return won(said[:, 0], batch[:, features]), ((said[:, 1] - batch[:, features + 1]) ** 2).mean()

batches = math.ceil(len(known) / BATCH)
for epoch in range(epochs):
    order = torch.randperm(len(known))
    for i in range(batches):
        done = (epoch + i / batches) / epochs
        for group in optimizer.param_groups:
            group["lr"] = RATE * (0.5 * (1 + math.cos(math.pi * done)) + 0.005)
        victory, lead = judged(known[order[i * BATCH : (i + 1) * BATCH]])
        optimizer.zero_grad()
        (victory + lead).backward()
        optimizer.step()
    with torch.no_grad():
        victory, lead = judged(unknown)
    print(f"epoch {epoch + 1} of {epochs}: victory {victory:.4f}, lead {20 * math.sqrt(lead):.1f} VP", flush=True)

told = lambda numbers: [round(n, 4) for n in numbers]
json.dump([{"weights": [told(row) for row in layer.weight.tolist()], "biases": told(layer.bias.tolist())} for layer in layers], open(out, "w"))
