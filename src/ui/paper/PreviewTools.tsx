import {
  CompressOutlined,
  FullscreenOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { preview } from '@contract/locales/es-MX/kernel/pdf';
import { t } from '@portal/i18n';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import styles from './preview.module.css';
import type { PreviewControl } from './use-preview-view';

interface PreviewToolsProps {
  view: PreviewControl;
  /** Null where the browser has no full screen. */
  onFullscreen: (() => void) | null;
  /** The screen has keys for them. */
  keyed: boolean;
}

/** Buttons over a file: larger, smaller, turned, alone on the screen. */
export function PreviewTools({ view, onFullscreen, keyed }: PreviewToolsProps) {
  return (
    <div className={styles.tools} role="toolbar" aria-label={t(preview.tools)}>
      <Tool
        name={t(preview.zoomIn)}
        icon={<ZoomInOutlined />}
        keys={keyed ? 'Z' : undefined}
        disabled={view.isLargest}
        onClick={view.closer}
      />
      <Tool
        name={t(preview.zoomOut)}
        icon={<ZoomOutOutlined />}
        disabled={view.isFitted}
        onClick={view.farther}
      />
      <Tool
        name={t(preview.fit)}
        icon={<CompressOutlined />}
        disabled={view.isFitted}
        onClick={view.toggleZoom}
      />
      <Tool
        name={t(preview.turnLeft)}
        icon={<RotateLeftOutlined />}
        keys={keyed ? '[' : undefined}
        onClick={() => view.turn(-1)}
      />
      <Tool
        name={t(preview.turnRight)}
        icon={<RotateRightOutlined />}
        keys={keyed ? ']' : undefined}
        onClick={() => view.turn(1)}
      />
      {onFullscreen ? (
        <Tool name={t(preview.fullscreen)} icon={<FullscreenOutlined />} onClick={onFullscreen} />
      ) : null}
    </div>
  );
}

interface ToolProps {
  name: string;
  icon: ReactNode;
  keys?: string | undefined;
  disabled?: boolean;
  onClick: () => void;
}

function Tool({ name, icon, keys, disabled = false, onClick }: ToolProps) {
  return (
    <Tooltip title={keys ? `${name} (${keys})` : name}>
      <Button
        type="text"
        aria-label={name}
        aria-keyshortcuts={keys}
        icon={icon}
        disabled={disabled}
        onClick={onClick}
      />
    </Tooltip>
  );
}
