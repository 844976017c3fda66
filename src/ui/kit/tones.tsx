import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  ExclamationCircleOutlined,
  InfoCircleOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** `waiting` is of what has yet to come, `neutral` of what is over, off or not there. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'waiting' | 'neutral';

/** The sign of each tone: colour never speaks alone. */
export const toneIcons: Readonly<Record<Tone, ReactNode>> = {
  success: <CheckCircleOutlined aria-hidden />,
  warning: <ExclamationCircleOutlined aria-hidden />,
  danger: <CloseCircleOutlined aria-hidden />,
  info: <InfoCircleOutlined aria-hidden />,
  waiting: <ClockCircleOutlined aria-hidden />,
  neutral: <MinusCircleOutlined aria-hidden />,
};
