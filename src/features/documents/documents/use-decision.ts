import { documentStorage } from '@contract/documents/document-storage';
import type { DocumentItem } from '@contract/documents/documents';
import { documents } from '@contract/locales/es-MX/documents/documents';
import { queue } from '@contract/locales/es-MX/documents/queue';
import { errors } from '@contract/locales/es-MX/kernel/outcomes';
import { call } from '@portal/api/call';
import { ApiFailure } from '@portal/api/failure';
import { t } from '@portal/i18n';
import { useReload } from '@portal/refine/use-act';
import { useOutcome } from '@portal/ui/kit/use-outcome';
import { type ReactNode, useRef, useState } from 'react';

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

/** What is decided on, and the project from which. */
type Decided = Pick<DocumentItem, 'id'> & { project: { id: string } | null };

interface Deciding {
  reason?: string;
  /** Beside the outcome: what takes it back. */
  undo?: ReactNode;
}

/** Verifies, rejects or revokes one version and reports the outcome; of each version one act at a time. */
export function useDecision() {
  const reload = useReload();
  const outcome = useOutcome();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const told = useRef('');

  /** True when the act was done. */
  async function decide(
    act: Decision,
    { id, project }: Decided,
    { reason = '', undo }: Deciding = {},
  ): Promise<boolean> {
    if (busy.includes(id)) return false;
    setBusy((before) => [...before, id]);
    const body = { id, ...(project && { from_project_id: project.id }) };
    try {
      const { is_verified } =
        act === 'reject'
          ? await call(documentStorage.reject, { body: { ...body, reject_reason: reason } })
          : await call(documentStorage[act], { body });
      // What was said of the document before, with its button, no longer holds.
      outcome.forget(told.current);
      told.current =
        act === 'verify' && is_verified !== 'verificado' ? t(queue.firstDone) : outcomes[act].done;
      outcome.document(told.current, undo);
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
      setBusy((before) => before.filter((one) => one !== id));
      // Also after a refusal: another user may have decided or replaced it.
      void reload();
    }
  }

  return { decide, isBusy: (id: string) => busy.includes(id) };
}
