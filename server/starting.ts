import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorBody, errorStatus } from '@contract/kernel/errors';
import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';

const STYLE = 'body{margin:20vh auto;max-width:30rem;padding:0 1rem;font:1.1rem/1.5 sans-serif}';

const PAGE = `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>${t(serverWords.starting.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${t(serverWords.starting.title)}</h1>
<p>${t(serverWords.starting.text)}</p>
</main>
</body>
</html>
`;

/** Nothing but the one style of the page. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The answer to every request before the server is ready: programs in the API's shape, people with a page. */
export function answerStarting(request: IncomingMessage, response: ServerResponse): void {
  const isCall = /^\/(api|storagev3)(\/|\?|$)/.test(request.url ?? '');
  response.writeHead(errorStatus.unavailable, {
    'content-type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
  });
  response.end(isCall ? JSON.stringify(refusal()) : PAGE);
}

function refusal(): ErrorBody {
  return {
    message: t(serverWords.starting.starting),
    code: 'unavailable',
    request_id: randomUUID(),
  };
}
