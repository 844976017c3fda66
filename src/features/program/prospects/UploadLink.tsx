import { href } from '@contract/kernel/screens';
import { prospect } from '@contract/locales/es-MX/program/prospects';
import { t } from '@portal/i18n';
import { useMay } from '@portal/refine/use-may';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';

/** The way to the upload, for those who may. */
export function UploadLink() {
  if (!useMay('prospects.upload')) return null;
  return (
    <ButtonLink to={href('prospectUpload')} type="primary">
      {t(prospect.upload)}
    </ButtonLink>
  );
}
