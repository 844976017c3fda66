import { SearchOutlined } from '@ant-design/icons';
import { common } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import { Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './table.module.css';

const PAUSE_MS = 300;

interface SearchBoxProps {
  value: string;
  label: string;
  /** What may be typed, where that is more than one thing. */
  hint?: string;
  onSearch: (text: string) => void;
}

/**
 * Searches when the typing pauses; at once with Enter, and on leaving the box: a search that began after the
 * person had chosen a row would take them back from it.
 */
export function SearchBox({ value, label, hint, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the list was asked last: its answer may not be drawn yet when the person leaves the box. */
  const asked = useRef(value);

  useEffect(() => {
    setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(next: string) {
    clearTimeout(timer.current);
    const wanted = next.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(next), PAUSE_MS);
  }

  return (
    <Input
      type="search"
      className={styles.search}
      aria-label={`${t(common.search)}: ${label}`}
      placeholder={hint ?? t(common.search)}
      prefix={<SearchOutlined aria-hidden />}
      allowClear
      maxLength={100}
      value={text}
      onChange={({ target }) => type(target.value)}
      onPressEnter={() => search(text)}
      onBlur={() => search(text)}
    />
  );
}
