import { choose, settings } from "../../../app/settings.ts";

/** From light to dark, or back, whatever the system says. */
export function changeTheme(): void {
  const { theme } = settings.value;
  const isDark = theme === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  choose({ theme: isDark ? "light" : "dark" });
}
