import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from './settings.ts';

/** The way to the mail server; null where none is set. */
export const mailTransport = ({ smtpUrl }: Pick<Settings, 'smtpUrl'>): Transporter | null =>
  smtpUrl
    ? createTransport({ url: smtpUrl, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 })
    : null;

export const mailSender = ({ publicUrl }: Pick<Settings, 'publicUrl'>) => ({
  name: 'Hearth',
  address: `no-reply@${new URL(publicUrl).hostname}`,
});

/** What the mail server answered, by its number; null where it could not be asked. */
export const mailAnswer = (error: unknown): number | null =>
  error instanceof Error && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;
