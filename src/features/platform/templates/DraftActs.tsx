import { templateWords as words } from '@contract/locales/es-MX/platform/templates';
import { type TemplateVersion, templates } from '@contract/platform/templates';
import { t } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { FormModal } from '@portal/ui/form/FormDialog';
import { Button, Flex } from 'antd';
import { type ReactNode, useState } from 'react';

interface DraftActsProps {
  draft: TemplateVersion;
  /** What is typed is what is kept. */
  isSaved: boolean;
  /** Another person has still to confirm what was asked of this text. */
  waits?: boolean;
  /** A trial of it, where there is one. */
  trial?: ReactNode;
  /** The form that gives it its day. */
  publishing: (close: () => void) => ReactNode;
}

/** What may be done with a draft: its trial, its day, or its end. */
export function DraftActs({ draft, isSaved, waits = false, trial, publishing }: DraftActsProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const discard = useConfirmedAct(templates.discard);
  return (
    <Flex gap={8} wrap>
      <Button
        danger
        loading={discard.isPending}
        onClick={() =>
          void discard.ask(
            {
              title: t(words.discardTitle),
              text: t(words.discardHelp),
              okText: t(words.discard),
              danger: true,
            },
            { params: { templateVersionId: draft.id }, body: { version: draft.version } },
            { outcome: 'deleted' },
          )
        }
      >
        {t(words.discard)}
      </Button>
      {trial}
      {waits ? null : (
        <Button type="primary" disabled={!isSaved} onClick={() => setOpen(true)}>
          {t(words.publish)}
        </Button>
      )}
      <FormModal
        open={open}
        title={t(words.publishTitle, { number: draft.number })}
        onClose={close}
      >
        {publishing(close)}
      </FormModal>
    </Flex>
  );
}
