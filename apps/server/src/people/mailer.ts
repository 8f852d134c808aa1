import { createTransport } from "nodemailer";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Whatever sends mails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Sends by a server for mails: "smtps://user:password@mail.example". */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}
