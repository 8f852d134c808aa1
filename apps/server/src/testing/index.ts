export { testPostgres, type TestPostgres } from "./postgres.ts";
export { wakeTimes, type WakeTimes } from "./wake-times.ts";
