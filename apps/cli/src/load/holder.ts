/** Stops processes and lets them go on, again and again, each in its turn: a process of its own, so that nothing else delays it. */
const { pids, share } = JSON.parse(process.argv[2]!) as { readonly pids: readonly number[]; readonly share: number };
const PERIOD = 40;

function signal(pid: number, name: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, name);
  } catch {
    process.exit(0);
  }
}

for (const [i, pid] of pids.entries())
  setTimeout(
    function turn() {
      signal(pid, "SIGCONT");
      setTimeout(() => signal(pid, "SIGSTOP"), PERIOD * share);
      setTimeout(turn, PERIOD);
    },
    (i * PERIOD) / pids.length,
  );
