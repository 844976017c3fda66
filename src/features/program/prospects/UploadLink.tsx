import { href } from '@contract/kernel/screens';
import { prospect as words } from '@portal/messages/money';
import { useMay } from '@portal/refine/use-may';
import { ButtonLink } from '@portal/ui/kit/ButtonLink';

/** The way to the upload, for those who may. */
export function UploadLink() {
  if (!useMay('prospects.upload')) return null;
  return (
    <ButtonLink to={href('prospectUpload')} type="primary">
      {words.upload}
    </ButtonLink>
  );
}
