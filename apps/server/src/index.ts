export { startServer, type Server, type ServerOptions } from "./server.ts";
export { smtpMailer } from "./people/mailer.ts";
export { readSettings, SettingsError, type Settings } from "./operation/settings.ts";
export { rotateKey } from "./fair/rotate.ts";
export { backUp } from "./store/sqlite/backup.ts";
