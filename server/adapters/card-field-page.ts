import { createHash } from 'node:crypto';
import { cardBrandName } from '@contract/locales/es-MX/treasury/card-names';
import { cardWords } from '@contract/locales/es-MX/treasury/cards-server';
import type { CardBrand } from '@contract/treasury/cards';
import { t } from '@server/i18n';
import type { CardFieldPage } from './adapters';

export const FIELD_PATH = '/api/campo-de-tarjeta-de-prueba';

/** Charges to the card that ends so are declined. */
export const DECLINED_LAST4 = '0002';

/** Numbers that gateways keep for tests, in groups as on a card; nothing else is accepted. */
const testNumbers: readonly { number: string; brand: CardBrand }[] = [
  { number: '4242 4242 4242 4242', brand: 'visa' },
  { number: '5555 5555 5555 4444', brand: 'mastercard' },
  { number: '3782 822463 10005', brand: 'amex' },
  { number: '4000 0000 0000 0002', brand: 'visa' },
];

const words = cardWords.field;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 16px; }
form { display: grid; gap: 4px; }
.mark { margin: 0 0 16px; padding: 8px 12px; border: 2px dashed #b25e00; border-radius: 8px; }
label { font-weight: 600; margin-top: 8px; }
input, button { font: inherit; padding: 8px 12px; border: 1px solid #767676; border-radius: 8px; }
button { margin-top: 16px; background: #1f6f54; color: #fff; border-color: #1f6f54; min-height: 44px; }
input { min-height: 26px; }
[role=alert] { margin: 0; color: light-dark(#b42318, #ff9c8f); }
ul { margin: 4px 0 0; padding-left: 20px; }
`;

/** Turns the number into a token here: it is neither sent nor kept, and the page's policy lets it reach nobody. */
const SCRIPT = `
'use strict';
const { portal, brands } = document.body.dataset;
const brandOf = JSON.parse(brands);
const form = document.querySelector('form');
const [number, expiry] = form.querySelectorAll('input');
const complain = (input, wrong) => {
  const message = document.getElementById(input.id + '-error');
  message.textContent = wrong ? message.dataset.text : '';
  input.setAttribute('aria-invalid', String(wrong));
};
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const digits = number.value.replace(/[^0-9]/g, '');
  const brand = brandOf[digits];
  const typed = /^ *(0?[1-9]|1[0-2]) *[/-]? *(?:20)?([0-9]{2}) *$/.exec(expiry.value);
  complain(number, !brand);
  complain(expiry, !typed);
  if (!brand || !typed) {
    (brand ? expiry : number).focus();
    return;
  }
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0')).join('');
  const until = typed[1].padStart(2, '0') + typed[2];
  const token = [location.hash.slice(1), brand, digits.slice(-4), until, random].join('.');
  form.reset();
  parent.postMessage({ kind: 'card-token', token }, portal);
});
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page into which a test card is typed. It may send nothing anywhere (`default-src 'none'`), keeps nothing (its
 * sandbox gives it an origin of its own), and only the portal may put it in a frame.
 *
 * @param portal origin of the page around it, which alone receives the token
 */
export function cardFieldPage(portal: string): CardFieldPage {
  const brands = Object.fromEntries(
    testNumbers.map(({ number, brand }) => [number.replaceAll(' ', ''), brand]),
  );
  return {
    path: FIELD_PATH,
    policy: [
      `default-src 'none'`,
      `script-src ${hashOf(SCRIPT)}`,
      `style-src ${hashOf(STYLE)}`,
      `base-uri 'none'`,
      `form-action 'none'`,
      `frame-ancestors ${portal}`,
      'sandbox allow-scripts allow-forms',
    ].join('; '),
    html: `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t(words.title)}</title>
<style>${STYLE}</style>
</head>
<body data-portal="${portal}" data-brands='${JSON.stringify(brands)}'>
<main>
<h1 hidden>${t(words.title)}</h1>
<p class="mark"><strong>${t(words.mark)}.</strong> ${t(words.warning)}</p>
<form novalidate autocomplete="off">
${field('number', t(words.number), t(words.badNumber), 23)}
${field('expiry', t(words.expiry), t(words.badExpiry), 9)}
<button>${t(words.send)}</button>
</form>
<p>${t(words.numbers)}:</p>
<ul>
${testNumbers.map(drawTestNumber).join('\n')}
</ul>
</main>
<script>${SCRIPT}</script>
</body>
</html>
`,
  };
}

const field = (id: string, label: string, wrong: string, most: number) =>
  `<label for="${id}">${label}</label>
<input id="${id}" inputmode="numeric" autocomplete="off" maxlength="${most}" aria-describedby="${id}-error">
<p id="${id}-error" role="alert" data-text="${wrong}"></p>`;

const drawTestNumber = ({ number, brand }: (typeof testNumbers)[number]) => {
  const declines = number.endsWith(DECLINED_LAST4) ? ` (${t(words.declines)})` : '';
  return `<li>${number} ${t(cardBrandName[brand])}${declines}</li>`;
};
