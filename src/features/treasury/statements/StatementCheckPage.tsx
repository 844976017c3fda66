import { statementCheck as words } from '@contract/locales/es-MX/treasury/statements';
import { t } from '@portal/i18n';
import { toFailure } from '@portal/ui/failure';
import { formatDateTime } from '@portal/ui/format';
import { PublicAlert } from '@portal/ui/public/PublicAlert';
import { PublicButton } from '@portal/ui/public/PublicButton';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicField } from '@portal/ui/public/PublicField';
import { usePublicPlace } from '@portal/ui/public-place';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { Checked } from './check-statement';
import { hashFile, LARGEST_FILE, readFolio, readHash } from './hash-file';

type State =
  | { kind: 'idle' | 'busy' }
  | { kind: 'failed'; message: string }
  | { kind: 'checked'; issued: Checked; byFile: boolean };

/** Anyone checks a statement: its file, hashed on the device, or folio and hash; a link brings both. */
export function StatementCheckPage() {
  const { query } = usePublicPlace();
  const [folio, setFolio] = useState(query.get('folio') ?? '');
  const [hash, setHash] = useState(query.get('huella') ?? '');
  const [badFolio, setBadFolio] = useState(false);
  const [badHash, setBadHash] = useState(false);
  const [badFile, setBadFile] = useState<string>();
  const [state, setState] = useState<State>({ kind: 'idle' });

  const check = useCallback(async (sha256: string, by: { folio: string | undefined } | 'file') => {
    setState({ kind: 'busy' });
    const byFile = by === 'file';
    try {
      const { checkStatement } = await import('./check-statement');
      const issued = await checkStatement(sha256, byFile ? undefined : by.folio);
      setState({ kind: 'checked', issued, byFile });
    } catch (thrown) {
      setState({ kind: 'failed', message: toFailure(thrown).message });
    }
  }, []);

  const linked = query.get('folio');
  const linkedHash = readHash(query.get('huella') ?? '');
  useEffect(() => {
    if (linked && linkedHash) void check(linkedHash, { folio: linked });
  }, [check, linked, linkedHash]);

  function checkTyped(event: FormEvent) {
    event.preventDefault();
    if (state.kind === 'busy') return;
    // What was found before is of another document.
    setState({ kind: 'idle' });
    const [named, sha256] = [readFolio(folio), readHash(hash)];
    setBadFolio(named === null);
    setBadHash(sha256 === null);
    if (named && sha256) void check(sha256, { folio: named });
  }

  async function checkFile(file: File | undefined) {
    setBadFile(undefined);
    setState({ kind: 'idle' });
    if (!file) return;
    if (file.size > LARGEST_FILE) {
      setBadFile(t(words.tooLarge));
      return;
    }
    const sha256 = await hashFile(file).catch(() => null);
    if (sha256 === null) setBadFile(t(words.unreadable));
    else await check(sha256, 'file');
  }

  return (
    <div className="pub-stack pub-reading">
      <div className="pub-intro">
        <h1>{t(words.title)}</h1>
        <p className="pub-muted">{t(words.lead)}</p>
      </div>
      <div aria-live="polite" aria-busy={state.kind === 'busy'}>
        <Outcome state={state} />
      </div>
      <PublicCard>
        <PublicField
          id="statement-file"
          label={t(words.file)}
          help={t(words.fileHelp)}
          {...(badFile && { error: badFile })}
        >
          <div className="pub-input">
            <input
              id="statement-file"
              type="file"
              accept=".pdf,.xml,.csv"
              aria-describedby={
                badFile ? 'statement-file-help statement-file-error' : 'statement-file-help'
              }
              aria-invalid={badFile ? true : undefined}
              // So that the same file may be chosen again.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ target }) => void checkFile(target.files?.[0])}
            />
          </div>
        </PublicField>
      </PublicCard>
      <PublicCard title={t(words.byHand)}>
        <form className="pub-form" noValidate onSubmit={checkTyped}>
          <PublicField
            id="statement-folio"
            label={t(words.folio)}
            {...(badFolio && { error: t(words.badFolio) })}
          >
            <div className="pub-input">
              <input
                id="statement-folio"
                value={folio}
                maxLength={20}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                aria-invalid={badFolio || undefined}
                aria-describedby={badFolio ? 'statement-folio-error' : undefined}
                onChange={({ target }) => {
                  setFolio(target.value);
                  setBadFolio(false);
                }}
              />
            </div>
          </PublicField>
          <PublicField
            id="statement-hash"
            label={t(words.hash)}
            {...(badHash && { error: t(words.badHash) })}
          >
            <div className="pub-input">
              <input
                id="statement-hash"
                value={hash}
                maxLength={100}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                aria-invalid={badHash || undefined}
                aria-describedby={badHash ? 'statement-hash-error' : undefined}
                onChange={({ target }) => {
                  setHash(target.value);
                  setBadHash(false);
                }}
              />
            </div>
          </PublicField>
          <PublicButton type="submit" block busy={state.kind === 'busy'}>
            {t(state.kind === 'busy' ? words.checking : words.check)}
          </PublicButton>
        </form>
      </PublicCard>
    </div>
  );
}

function Outcome({ state }: { state: State }) {
  if (state.kind === 'busy') return <p>{t(words.checking)}</p>;
  if (state.kind === 'failed') {
    return (
      <PublicAlert tone="danger">
        <p>{state.message}</p>
      </PublicAlert>
    );
  }
  return state.kind === 'checked' ? (
    <CheckedAnswer issued={state.issued} byFile={state.byFile} />
  ) : null;
}

interface CheckedAnswerProps {
  issued: Checked;
  /** Whether the hash is of a file that was read here; a hash that was typed or linked proves no document. */
  byFile: boolean;
}

/** What the check found, in words. */
export function CheckedAnswer({ issued, byFile }: CheckedAnswerProps) {
  if (!issued) {
    return (
      <PublicAlert tone="danger">
        <strong>{t(words.unknown)}</strong>
        <p>{t(words.unknownHelp)}</p>
      </PublicAlert>
    );
  }
  const { kind, folio, issued_at: at, seq, link, stands } = issued;
  if (!stands) {
    return (
      <PublicAlert tone="danger">
        <p>{t(words.broken, { folio })}</p>
      </PublicAlert>
    );
  }
  const isProven = byFile && kind !== 'content';
  return (
    <PublicAlert tone={isProven ? 'success' : 'warning'}>
      {isProven ? <strong>{t(words.authentic)}</strong> : <p>{t(words.onlyFolio)}</p>}
      <p>{t(isProven ? words.fileIs : words.folioOf, { folio })}</p>
      <p>{t(words.issuedOn, { when: formatDateTime(at) })}</p>
      <p className="pub-muted pub-hash">{t(words.link, { seq, link })}</p>
    </PublicAlert>
  );
}
