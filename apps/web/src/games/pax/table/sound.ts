/** Short sounds made on the spot. */
export type Sound = "card" | "coin" | "rome" | "blade" | "turn" | "refused";

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
  readonly loud: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ wave: "triangle", from: 320, to: 150, seconds: 0.07, loud: 0.12 }],
  coin: [{ wave: "square", from: 2400, to: 1900, seconds: 0.05, loud: 0.04 }],
  rome: [
    { wave: "sine", from: 90, to: 55, seconds: 0.18, loud: 0.3 },
    { wave: "sine", from: 80, to: 50, seconds: 0.22, loud: 0.3 },
  ],
  blade: [{ wave: "sawtooth", from: 900, to: 3200, seconds: 0.12, loud: 0.03 }],
  turn: [{ wave: "sine", from: 587, to: 587, seconds: 0.35, loud: 0.1 }],
  refused: [{ wave: "triangle", from: 140, to: 110, seconds: 0.09, loud: 0.2 }],
};

let context: AudioContext | undefined;
let free = 0;

/** One at a time: a sound that comes too early waits for the one before. */
export function playSound(sound: Sound): void {
  context ??= new AudioContext();
  for (const tone of TONES[sound]) {
    const start = Math.max(context.currentTime, free);
    if (start - context.currentTime > 0.6) return;
    free = start + tone.seconds;
    play(context, tone, start);
  }
}

function play(audio: AudioContext, { wave, from, to, seconds, loud }: Tone, start: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}
