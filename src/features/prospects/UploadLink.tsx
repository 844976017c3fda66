import { prospect as words } from '@portal/messages/money';
import { href } from '@portal/routes/href';
import { useMay } from '@portal/session/permissions';
import { Button } from 'antd';
import { Link } from 'react-router';

/** The way to the upload, for those who may. */
export function UploadLink() {
  if (!useMay('prospects.upload')) return null;
  return (
    <Link to={href('prospectUpload')}>
      <Button type="primary">{words.upload}</Button>
    </Link>
  );
}
