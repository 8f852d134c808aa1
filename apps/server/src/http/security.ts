/** What a browser is told with every answer that is not a page: to take it for what it is, and for nobody else. */
export const SECURITY: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=()",
};

export const API_SECURITY: Readonly<Record<string, string>> = {
  ...SECURITY,
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-store",
};

/** Where the site is reached by https, it is never asked for by http again. */
export const HTTPS_ONLY: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=31536000",
};
