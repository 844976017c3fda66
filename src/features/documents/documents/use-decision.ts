import { type DocumentItem, documentStorage } from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useState } from 'react';

export type Decision = 'verify' | 'reject' | 'unverify';

/** The specification's words for each act (section 8). */
const outcomes = {
  verify: {
    done: t(documents.verifiedDone),
    title: t(documents.verifyErrorTitle),
    forbidden: t(documents.verifyForbidden),
  },
  reject: {
    done: t(documents.rejectedDone),
    title: t(documents.rejectErrorTitle),
    forbidden: t(documents.rejectForbidden),
  },
  unverify: {
    done: t(documents.revokedDone),
    title: t(documents.revokeErrorTitle),
    forbidden: t(documents.revokeForbidden),
  },
} as const;

/** Verifies, rejects or revokes one version and reports the outcome; one act at a time. */
export function useDecision() {
  const reload = useReload();
  const outcome = useOutcome();
  const [busy, setBusy] = useState(false);

  /** True when the act was done. */
  async function decide(
    act: Decision,
    { id, project }: DocumentItem,
    reason = '',
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    const body = { id, ...(project && { from_project_id: project.id }) };
    try {
      if (act === 'reject') {
        await call(documentStorage.reject, { body: { ...body, reject_reason: reason } });
      } else {
        await call(documentStorage[act], { body });
      }
      outcome.document(outcomes[act].done);
      return true;
    } catch (thrown) {
      const failure = thrown instanceof ApiFailure ? thrown : null;
      const message =
        failure?.status === 403
          ? outcomes[act].forbidden
          : (failure?.message ?? t(errors.operation));
      outcome.failed(message, outcomes[act].title);
      return false;
    } finally {
      setBusy(false);
      // Also after a refusal: another user may have decided or replaced it.
      void reload();
    }
  }

  return { decide, busy };
}
