import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  InfoCircleOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** The sign of each tone: colour never speaks alone. */
export const toneIcons: Readonly<Record<Tone, ReactNode>> = {
  success: <CheckCircleOutlined aria-hidden />,
  warning: <ExclamationCircleOutlined aria-hidden />,
  danger: <CloseCircleOutlined aria-hidden />,
  info: <InfoCircleOutlined aria-hidden />,
  neutral: <ClockCircleOutlined aria-hidden />,
};
