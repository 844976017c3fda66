import { type RestructureItem, restructures } from '@contract/credit/restructures';
import { href } from '@contract/kernel/screens';
import { creditReceipts } from '@contract/locales/es-MX/credit/receipts';
import { ownRestructure as words } from '@contract/locales/es-MX/credit/restructures';
import { t, texts } from '@portal/i18n';
import { useConfirmedAct } from '@portal/refine/use-confirmed-act';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';
import { Section } from '@portal/ui/kit/Section';
import { Button } from 'antd';
import { RestructureFigures } from './RestructureFigures';
import styles from './restructures.module.css';

/** What an applicant reads of the restructure of a credit of theirs: to decide on, or as it was signed. */
export function OwnRestructure({ loanId }: { loanId: string }) {
  const { data } = useRead(restructures.list, { params: { loanId } });
  const item = data?.items.find(({ status }) => status === 'proposed' || status === 'signed');
  if (!item) return null;
  return item.status === 'signed' ? (
    <Section
      title={t(words.signed)}
      description={item.signed_on ? t(words.signedHelp, { day: item.signed_on }) : null}
    >
      <div className={styles.stack}>
        <RestructureFigures figures={item} />
        <div className={styles.acts}>
          <ButtonLink to={href('pendingContracts', { projectId: item.project_id })}>
            {t(words.seeAgreement)}
          </ButtonLink>
        </div>
      </div>
    </Section>
  ) : (
    <Section title={t(words.offered)} description={t(words.offeredHelp, { day: item.expires_on })}>
      <div className={styles.stack}>
        <RestructureFigures figures={item} />
        <Decision item={item} />
      </div>
    </Section>
  );
}

function Decision({ item }: { item: RestructureItem }) {
  const decline = useConfirmedAct(restructures.decline);
  const may = useMay('restructures.decline');
  const ask = () =>
    decline.ask(
      { title: t(words.declineTitle), text: t(words.declineText), okText: t(words.decline) },
      { params: { restructureId: item.id } },
      {
        receipt: () => ({
          ...texts(creditReceipts.restructureDeclined),
          amount: item.capital_cents,
        }),
      },
    );
  if (item.waits_for_co_obligor && !item.is_outdated) {
    return <p className={styles.note}>{t(words.waits)}</p>;
  }
  if (item.is_outdated) return <p className={styles.note}>{t(words.outdated)}</p>;
  return (
    <>
      {item.contract_id ? null : <p className={styles.note}>{t(words.drawing)}</p>}
      <div className={styles.acts}>
        {item.contract_id ? (
          <ButtonLink to={href('pendingContracts', { projectId: item.project_id })} type="primary">
            {t(words.sign)}
          </ButtonLink>
        ) : null}
        {may ? (
          <Button loading={decline.isPending} disabled={decline.held} onClick={() => void ask()}>
            {t(words.decline)}
          </Button>
        ) : null}
      </div>
    </>
  );
}
