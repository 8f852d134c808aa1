export { startServer, type Server, type ServerOptions } from "./server.ts";
