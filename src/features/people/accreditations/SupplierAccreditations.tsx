import { productName } from '@contract/credit/product-catalog';
import { href } from '@contract/kernel/screens';
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

/** What a company is accredited to sell, for staff who evaluate it or one of its requests. */
export function SupplierAccreditations({ supplierId }: { supplierId: string }) {
  const query = useRead(accreditations.list, {
    query: { supplier_id: supplierId, state: 'accredited', limit: SHOWN },
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
                    <Link to={href('accreditationReview', { accreditationId: id })}>
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
