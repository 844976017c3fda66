import { common, publicPages } from '@contract/locales/es-MX/kernel/common';
import { t } from '@portal/i18n';
import type { ReactNode } from 'react';
import { BrandMark } from '../BrandMark';
import { PublicLink } from './PublicLink';

export interface PublicNavLink {
  label: string;
  href: string;
}

interface PublicLayoutProps {
  brand: string;
  homeHref: string;
  nav?: readonly PublicNavLink[];
  /** The one step that the header offers, for example signing in. */
  action?: PublicNavLink;
  footer?: readonly PublicNavLink[];
  contact?: ReactNode;
  children: ReactNode;
}

export function PublicLayout({
  brand,
  homeHref,
  nav = [],
  action,
  footer = [],
  contact,
  children,
}: PublicLayoutProps) {
  return (
    <div className="pub">
      <a className="pub-skip" href="#contenido">
        {t(common.skipToContent)}
      </a>
      <header className="pub-header">
        <div className="pub-width">
          <a className="pub-brand" href={homeHref}>
            <BrandMark />
            <span>{brand}</span>
          </a>
          <nav aria-label={t(publicPages.mainNavigation)}>
            {nav.map((link) => (
              <a key={link.href} className="pub-nav" href={link.href}>
                {link.label}
              </a>
            ))}
            {action ? (
              <PublicLink look="plain" href={action.href}>
                {action.label}
              </PublicLink>
            ) : null}
          </nav>
        </div>
      </header>
      <main id="contenido" tabIndex={-1} className="pub-width">
        {children}
      </main>
      <footer className="pub-footer">
        <div className="pub-width">
          <p>{t(publicPages.riskLegend)}</p>
          <p>{t(publicPages.riskSource)}</p>
          <nav aria-label={t(publicPages.footerNavigation)}>
            {/* The header's links come again: on a phone the header has no room for them. */}
            {[...nav, ...footer].map((link) => (
              <a key={link.href} href={link.href}>
                {link.label}
              </a>
            ))}
            {contact}
          </nav>
        </div>
      </footer>
    </div>
  );
}
