import { StarOutlined } from '@ant-design/icons';
import { layout } from '@portal/messages/layout';
import { canOpen } from '@portal/routes/derive';
import { useHeld } from '@portal/session/permissions';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router';
import { useScreens } from './screens-context';
import { useStarred } from './starred';

/** The starred pages, at hand in the header. */
export function StarredPages() {
  const starred = useStarred();
  const held = useHeld();
  const shown = useScreens().filter(
    (screen) => starred.includes(screen.key) && canOpen(screen, held),
  );
  const items =
    shown.length > 0
      ? shown.map(({ key, title, path }) => ({ key, label: <Link to={path}>{title}</Link> }))
      : [{ key: 'none', disabled: true, label: layout.noStarred }];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<StarOutlined />} aria-label={layout.starred} />
    </Dropdown>
  );
}
