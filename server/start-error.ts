import { serverWords } from '@contract/locales/es-MX/kernel/server';
import { t } from '@server/i18n';

/** A reason not to start that the operator can fix: one Spanish sentence, shown without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/** `why` completes the sentence "La variable X no es válida: …" and has no full stop. */
export function wrongVariable(name: string, why: string, cause?: unknown): StartError {
  return new StartError(t(serverWords.startError.badVariable, { name, why }), { cause });
}
