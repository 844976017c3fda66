import { Link } from 'react-router';
import styles from './tab-links.module.css';

interface TabLinksProps {
  label: string;
  tabs: readonly { to: string; title: string; current: boolean }[];
}

/** The parts of a page, each with its own address. */
export function TabLinks({ label, tabs }: TabLinksProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, title, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  );
}
