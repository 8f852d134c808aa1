import type { JSX } from "preact";

/** The march of the first task: Paestum, Capua, Roma. */
export const Sketch = (): JSX.Element => (
  <svg class="skirmish-sketch" viewBox="0 0 320 260" aria-hidden="true">
    <path class="road" d="M250 196 180 128 84 66" />
    <path class="way" d="M232 180 180 128 104 80" />
    <g class="city">
      <rect x="54" y="36" width="60" height="60" rx="4" />
      <path d="M54 36v-8h9v8m8 0v-8h9v8m8 0v-8h9v8m8 0v-8h9v8" />
      <text x="84" y="74">
        5
      </text>
    </g>
    <circle class="town" cx="180" cy="128" r="15" />
    <g class="army">
      <rect x="222" y="168" width="56" height="56" />
      <path d="M230 192h24v16h-24zm0 0 24 16m0-16-24 16" />
      <text x="266" y="206">
        20
      </text>
    </g>
    <text class="name" x="84" y="118">
      Roma
    </text>
    <text class="name" x="180" y="164">
      Capua
    </text>
    <text class="name" x="250" y="246">
      Paestum
    </text>
  </svg>
);
