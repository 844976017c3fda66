import { Button, type ButtonProps } from 'antd';
import styles from './parts.module.css';

/** A value that is pressed to see what it names. Paper has no buttons, and it keeps this one as text. */
export const ValueButton = ({ className = '', ...button }: ButtonProps) => (
  <Button
    type="link"
    size="small"
    {...button}
    className={`${styles.value} ${className}`}
    data-value
  />
);
