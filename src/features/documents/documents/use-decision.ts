import { type DocumentItem, documentStorage } from '@contract/documents/documents';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { documents } from '@portal/messages/documents';
import { errors } from '@portal/messages/errors';
import { useReload } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { useState } from 'react';

export type Decision = 'verify' | 'reject' | 'unverify';

/** The specification's words for each act (section 8). */
const words = {
  verify: {
    done: documents.verifiedDone,
    title: documents.verifyErrorTitle,
    forbidden: documents.verifyForbidden,
  },
  reject: {
    done: documents.rejectedDone,
    title: documents.rejectErrorTitle,
    forbidden: documents.rejectForbidden,
  },
  unverify: {
    done: documents.revokedDone,
    title: documents.revokeErrorTitle,
    forbidden: documents.revokeForbidden,
  },
} as const;

/** Verifies, rejects or revokes one version and tells how it went; one act at a time. */
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
      outcome.document(words[act].done);
      return true;
    } catch (thrown) {
      const failure = thrown instanceof ApiFailure ? thrown : null;
      const message =
        failure?.status === 403 ? words[act].forbidden : (failure?.message ?? errors.operation);
      outcome.failed(message, words[act].title);
      return false;
    } finally {
      setBusy(false);
      // Also after a refusal: somebody else may have decided or replaced it.
      void reload();
    }
  }

  return { decide, busy };
}
