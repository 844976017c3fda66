import type { CoObligorState } from '@contract/credit/co-obligor-states';
import { type CoObligor, coObligors } from '@contract/credit/co-obligors';
import { coObligorPanel as words } from '@contract/locales/es-MX/credit/co-obligors';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { t, texts } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useAct } from '@portal/refine/use-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { DescriptionList } from '@portal/ui/kit/DescriptionList';
import { Section } from '@portal/ui/kit/Section';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { useReceipt } from '@portal/ui/kit/use-receipt';
import { ReasonDialog } from '@portal/ui/ReasonDialog';
import { Button, Flex } from 'antd';
import { type ComponentProps, useState } from 'react';
import { RecordReport } from '../bureau/RecordReport';
import { coObligorRows } from './co-obligor-rows';
import { NameCoObligor } from './NameCoObligor';

const tones: Record<CoObligorState, ComponentProps<typeof StatusTag>['tone']> = {
  invited: 'info',
  declined: 'danger',
  withdrawn: 'neutral',
  accepted: 'info',
  in_review: 'info',
  verified: 'info',
  consented: 'success',
  consulted: 'success',
};

type Dialog = 'name' | 'withdraw' | 'consult';

/** The co-obligor of a request: its applicant names one, its installer sees how far they are, staff all of it. */
export function CoObligorPanel({ projectId }: { projectId: string }) {
  const query = useRead(coObligors.show, { params: { projectId } });
  const mayName = useMay('co-obligors.create');
  const mayConsult = useMay('co-obligors.consult');
  const mayWithdraw = useMay('co-obligors.withdraw');
  const [dialog, setDialog] = useState<Dialog>();
  const withdraw = useAct(coObligors.withdraw);
  const consult = useAct(coObligors.consult);
  const give = useReceipt();
  const close = () => setDialog(undefined);
  return (
    <Loaded query={query}>
      {({ co_obligor: named, may }) =>
        named || may.name ? (
          <Section
            title={t(words.title)}
            description={mayName ? t(words.help) : undefined}
            action={
              named ? (
                <StatusTag tone={tones[named.state]}>{t(words.states[named.state])}</StatusTag>
              ) : null
            }
          >
            <Flex vertical gap={16}>
              {named ? <Facts named={named} /> : <p>{t(words.none)}</p>}
              <Flex wrap gap={8}>
                {may.name ? (
                  <Button onClick={() => setDialog('name')}>{t(words.name)}</Button>
                ) : null}
                {mayConsult && may.consult ? (
                  <Button onClick={() => setDialog('consult')}>{t(words.record)}</Button>
                ) : null}
                {mayWithdraw && may.withdraw ? (
                  <Button danger onClick={() => setDialog('withdraw')}>
                    {t(words.withdraw)}
                  </Button>
                ) : null}
              </Flex>
            </Flex>
            {dialog === 'name' ? <NameCoObligor projectId={projectId} onClose={close} /> : null}
            {dialog === 'consult' ? (
              <RecordReport
                title={t(words.recordTitle)}
                onReport={(body) => consult.mutateAsync({ params: { projectId }, body })}
                onClose={close}
              />
            ) : null}
            <ReasonDialog
              open={dialog === 'withdraw'}
              title={t(words.withdrawTitle)}
              help={t(words.withdrawHelp)}
              okText={t(words.withdraw)}
              danger
              onClose={close}
              onReason={async (reason) => {
                await withdraw.mutateAsync({ params: { projectId }, body: { reason } });
                give(texts(creditReceipts.coObligorWithdrawn));
              }}
            />
          </Section>
        ) : null
      }
    </Loaded>
  );
}

function Facts({ named }: { named: CoObligor }) {
  const rows = coObligorRows(named, useMay('documents.verify'));
  return rows.length > 0 ? <DescriptionList inline rows={rows} /> : null;
}
