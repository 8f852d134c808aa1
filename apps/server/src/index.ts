export { startServer, type Server, type ServerOptions } from "./server.ts";
export { readSettings, SettingsError, type Settings } from "./operation/settings.ts";
