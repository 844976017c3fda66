import { preparedRequests } from '@contract/credit/prepared-requests';
import { productsByIds } from '@contract/credit/product-catalog';
import { href } from '@contract/kernel/screens';
import { preparedRequests as words } from '@contract/locales/es-MX/credit/prepared-requests';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { useRead } from '@portal/refine/use-read';
import { Alert } from 'antd';
import { Link } from 'react-router';

/** Says that the installer has no equipment of a product accredited and in force; nothing where it has, or none is chosen. */
export function AccreditationWarning({ productId }: { productId: number }) {
  const mayPrepare = useMay('projects.create');
  const maySee = useMay('accreditations.list');
  const { data } = useRead(preparedRequests.technologies, {}, { enabled: mayPrepare });
  const [product] = productsByIds([productId]);
  if (!data || !product || data.product_ids.includes(productId)) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t(words.notAccredited, { product: t(product.text) })}
      description={t(words.notAccreditedText)}
      action={maySee ? <Link to={href('accreditationList')}>{t(words.accredit)}</Link> : undefined}
    />
  );
}
