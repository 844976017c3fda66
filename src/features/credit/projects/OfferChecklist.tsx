import type { OfferItem, OfferPreview } from '@contract/funding/offers';
import { offerItemName } from '@contract/locales/es-MX/funding/offer-items';
import { preparation } from '@contract/locales/es-MX/funding/offers';
import { t } from '@portal/i18n';
import { RowList } from '@portal/ui/kit/RowList';
import { StatusTag } from '@portal/ui/kit/StatusTag';
import { Alert, Button } from 'antd';

interface OfferChecklistProps {
  checklist: OfferPreview['checklist'];
  /** Leads to where an item is written; what follows from the credit's terms has no such place. */
  onFill: (item: OfferItem) => (() => void) | null;
}

/** What an offer has to show, item by item, with the way to what is missing. */
export function OfferChecklist({ checklist, onFill }: OfferChecklistProps) {
  const missing = checklist.filter(({ done }) => !done).length;
  return (
    <>
      <Alert
        type={missing === 0 ? 'success' : 'warning'}
        showIcon
        message={
          missing === 0 ? t(preparation.complete) : t(preparation.missing, { count: missing })
        }
      />
      <section aria-label={t(preparation.checklist)}>
        <RowList>
          {checklist.map(({ item, done, problem }) => (
            <ChecklistRow
              key={item}
              item={item}
              done={done}
              problem={problem}
              fill={done ? null : onFill(item)}
            />
          ))}
        </RowList>
      </section>
    </>
  );
}

interface ChecklistRowProps {
  item: OfferItem;
  done: boolean;
  problem: string | undefined;
  fill: (() => void) | null;
}

function ChecklistRow({ item, done, problem, fill }: ChecklistRowProps) {
  const name = t(offerItemName[item]);
  return (
    <li>
      <span>{problem ? `${name}: ${problem}` : name}</span>
      <span>
        {fill ? (
          <Button type="link" size="small" onClick={fill}>
            {t(preparation.fill, { what: name.toLocaleLowerCase('es-MX') })}
          </Button>
        ) : null}
        <StatusTag tone={done ? 'success' : 'warning'}>
          {done ? t(preparation.done) : problem ? t(preparation.wrong) : t(preparation.lacks)}
        </StatusTag>
      </span>
    </li>
  );
}
