import { productName } from '@contract/credit/product-catalog';
import {
  accreditationScreen,
  accreditationReview as words,
} from '@contract/locales/es-MX/people/accreditations';
import { accreditations } from '@contract/people/accreditations';
import { t } from '@portal/i18n';
import { Loaded } from '@portal/refine/Loaded';
import { useRead } from '@portal/refine/use-read';
import { formatDate } from '@portal/ui/format';
import { Section } from '@portal/ui/kit/Section';
import { SkeletonLines } from '@portal/ui/kit/Skeletons';
import { ShortTable } from '@portal/ui/table/ShortTable';
import { Link } from 'react-router';

/** As many as staff read beside the rest of a company; the queue finds the others. */
const SHOWN = 25;

interface SupplierAccreditationsProps {
  /** The company that staff look at; without it, one's own. */
  supplierId?: string;
  /** Where an accreditation has its page. */
  to: (accreditationId: string) => string;
}

/** What a company is accredited to sell: on its own card, and for staff who evaluate it or one of its requests. */
export function SupplierAccreditations({ supplierId, to }: SupplierAccreditationsProps) {
  const query = useRead(accreditations.list, {
    query: { state: 'accredited', limit: SHOWN, ...(supplierId && { supplier_id: supplierId }) },
  });
  return (
    <Section title={t(words.ofSupplier)}>
      <Loaded query={query} skeleton={<SkeletonLines lines={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t(words.noneOfSupplier)}</p>
          ) : (
            <ShortTable
              label={t(words.ofSupplier)}
              rows={items}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'equipment',
                  title: t(accreditationScreen.equipment),
                  wraps: true,
                  render: ({ id, brand, model }) => (
                    <Link to={to(id)}>
                      {brand} {model}
                    </Link>
                  ),
                },
                {
                  key: 'technology',
                  title: t(accreditationScreen.technology),
                  align: 'left',
                  wraps: true,
                  render: ({ product_id }) => productName(product_id),
                },
                {
                  key: 'until',
                  title: t(accreditationScreen.validUntil),
                  render: ({ valid_until }) => (valid_until ? formatDate(valid_until) : ''),
                },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
