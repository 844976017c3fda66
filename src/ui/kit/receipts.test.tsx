import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DraftOwner } from '@portal/ui/form/draft-owner';
import { discardAllDrafts, readDraft, writeDraft } from '@portal/ui/form/drafts';
import { SignAfterReading } from '@portal/ui/paper/SignAfterReading';
import { storage } from '@tests/support/session-world';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptReceipt } from './KeptReceipt';
import { keepReceipt } from './kept-receipts';

const content = {
  title: 'Comprometiste tu dinero',
  folio: 'SF-001001',
  amount: 4_000_000,
  at: '2026-11-29T18:00:00.000Z',
  next: 'El dinero sigue en tu cuenta, apartado.',
};

const drawn = (id: string, owner: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DraftOwner value={owner}>
        <KeptReceipt id={id} />
      </DraftOwner>
    </MemoryRouter>,
  );

describe('a receipt that an entry of the history names', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('sessionStorage', storage());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('says what was done, its folio, its amount, when, and what follows', () => {
    const text = drawn(keepReceipt('ana', content), 'ana');
    for (const part of [content.title, content.folio, '$40,000.00', '29/11/2026', content.next]) {
      expect(text).toContain(part);
    }
  });

  it('is shown to nobody else who signs in in the tab, and not at all when it is none', () => {
    expect(drawn(keepReceipt('ana', content), 'eva')).toBe('');
    expect(drawn('none', 'ana')).toBe('');
  });

  it('is gone once its person signs out', () => {
    const receipt = keepReceipt('ana', content);
    discardAllDrafts();
    expect(drawn(receipt, 'ana')).toBe('');
  });

  it('is gone once the session runs out, and what was typed is not', () => {
    const receipt = keepReceipt('ana', content);
    const typed = { owner: 'ana', form: 'a-form' };
    writeDraft(typed, { folio: 'SF-1' }, []);
    discardAllDrafts('receipt:');
    expect(drawn(receipt, 'ana')).toBe('');
    expect(readDraft(typed)).toEqual({ folio: 'SF-1' });
    expect(Object.keys(sessionStorage).filter((key) => key.includes(receipt))).toEqual([]);
  });

  it('is shown all the same where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    const receipt = keepReceipt('ana', content);
    expect(drawn(receipt, 'ana')).toContain(content.folio);
    expect(drawn(receipt, 'eva')).toBe('');
  });
});

it('who has not read a text to its end cannot declare that they did, and is told what is missing', () => {
  const drawnSigning = (read: boolean) =>
    renderToStaticMarkup(
      <SignAfterReading
        read={read}
        consent="Leí el contrato completo"
        label="Firmar contrato"
        act={{ isPending: false, held: false }}
        onSign={() => undefined}
      />,
    );
  const box = (text: string) => /<input[^>]*type="checkbox"[^>]*>/.exec(text)?.[0] ?? '';
  expect(box(drawnSigning(false))).toContain('disabled');
  expect(box(drawnSigning(false))).toContain('aria-describedby');
  expect(drawnSigning(false)).toContain('Lee hasta el final del texto');
  expect(box(drawnSigning(true))).not.toContain('disabled');
});

const features = path.resolve('src/features');
const files = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join(features, name), 'utf8') }));

type Contract = Readonly<Record<string, Readonly<Record<string, { money?: string }>>>>;

/** The acts of a file over money, as the contract knows them. */
async function moneyActs(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const [, noun = '', verb = ''] of text.matchAll(/use(?:Confirmed)?Act\((\w+)\.(\w+)\)/g)) {
    const imported = new RegExp(`import \\{([^}]*\\b${noun}\\b[^}]*)\\} from '@contract/([^']+)'`);
    const [, names = '', module = ''] = imported.exec(text) ?? [];
    const [, own = noun] = new RegExp(`(\\w+) as ${noun}\\b`).exec(names) ?? [];
    if (!module) continue;
    const contract: Contract = await import(path.resolve('contract', `${module}.ts`));
    if (contract[own]?.[verb]?.money) found.push(`${own}.${verb}`);
  }
  return found;
}

/** What shows or lists accounts, and what sets a number that later acts go by, moves nothing by itself. */
const MOVES_NOTHING = /\.(reveal|relist)$|^settings\.|^bankDays\.(create|settle)$/;

/** Their dialog gives the receipt. */
const IN_A_DIALOG = ['PendingWithdrawals.tsx', 'PayoutTable.tsx'];

it('every act over money ends on a receipt', async () => {
  const without: string[] = [];
  let seen = 0;
  for (const { name, text } of files) {
    const acts = (await moneyActs(text)).filter((act) => !MOVES_NOTHING.test(act));
    seen += acts.length;
    const tells = /outcome=?:? ?["'](created|updated|deleted)["']|\.saved\(/.test(text);
    const gives = /[rR]eceipt\b|onSigned/.test(text) || IN_A_DIALOG.includes(path.basename(name));
    if (acts.length > 0 && (tells || !gives)) without.push(`${name}: ${acts.join(', ')}`);
  }
  expect(seen).toBeGreaterThan(25);
  expect(without).toEqual([]);
});
