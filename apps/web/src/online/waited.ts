const MINUTE = 60_000;

/** A time as people say it, in its largest unit: "3 hours"; `null` where it is hardly any. */
export function timeSaid(milliseconds: number, language: string): string | null {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return null;
  const hours = Math.floor(minutes / 60);
  const [count, unit] =
    hours >= 48 ? [Math.floor(hours / 24), "day"] : hours >= 1 ? [hours, "hour"] : [minutes, "minute"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
