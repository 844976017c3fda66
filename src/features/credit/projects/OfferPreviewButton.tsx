import { productName } from '@contract/credit/product-catalog';
import type { Offer } from '@contract/funding/offers';
import { preparation } from '@contract/locales/es-MX/funding/offers';
import { common } from '@contract/locales/es-MX/kernel/common';
import { OfferView } from '@portal/features/funding';
import { t } from '@portal/i18n';
import { Stack } from '@portal/ui/kit/Columns';
import { Button, Drawer } from 'antd';
import { useState } from 'react';

/** Shows the offer as an investor will read it, before it is published. */
export function OfferPreviewButton({ offer }: { offer: Offer }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(preparation.preview)}</Button>
      <Drawer
        open={open}
        title={t(preparation.previewTitle)}
        width={840}
        destroyOnHidden
        closable={{ 'aria-label': t(common.close) }}
        onClose={() => setOpen(false)}
      >
        <Stack>
          <p>
            {offer.folio} · {productName(offer.product_id)} · {offer.municipality}, {offer.state}
          </p>
          <OfferView offer={offer} />
        </Stack>
      </Drawer>
    </>
  );
}
