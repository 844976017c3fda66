import type { Product } from '@contract/credit/product-catalog';
import { session } from '@contract/locales/es-MX/identity/session';
import { home, simulator } from '@contract/locales/es-MX/platform/home';
import { config } from '@portal/config';
import { t, texts } from '@portal/i18n';
import { formatMoney } from '@portal/ui/format';
import { PublicCard } from '@portal/ui/public/PublicCard';
import { PublicLink } from '@portal/ui/public/PublicLink';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { RoofPicture } from './RoofPicture';

const Nothing: ComponentType = () => null;

/** A part whose schemas are heavy for a front door, which renders before it loads and works without it. */
const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await load().catch(() => Nothing) }));
const HouseTotals = later(() => import('./HouseTotals').then((file) => file.HouseTotals));
const LoanSimulator = later(() => import('./LoanSimulator').then((file) => file.LoanSimulator));

/** The front door: what the operator does, for whom, and what it takes care of. */
export function HomePage() {
  const products = useProducts();
  return (
    <div className="pub-stack pub-home">
      <section className="pub-hero">
        <div className="pub-hero-words">
          <h1>{t(home.title)}</h1>
          <p>{t(home.lead, { brand: config().brand })}</p>
          <div className="pub-actions">
            <PublicLink look="primary" href="/registro">
              {t(home.start)}
            </PublicLink>
            <PublicLink look="plain" href="/login">
              {t(session.signIn)}
            </PublicLink>
          </div>
        </div>
        <RoofPicture />
      </section>

      <Suspense fallback={<div className="pub-totals" />}>
        <HouseTotals />
      </Suspense>

      <section className="pub-block-section" aria-labelledby="simulador">
        <h2 id="simulador">{t(simulator.title)}</h2>
        <Suspense fallback={<div className="pub-simulator" aria-busy="true" />}>
          <LoanSimulator />
        </Suspense>
      </section>

      <section className="pub-block-section" aria-labelledby="perfiles">
        <h2 id="perfiles">{t(home.roles)}</h2>
        <div className="pub-cards">
          {texts(home.cards).map((card) => (
            <PublicCard key={card.type} title={card.title}>
              <p className="pub-muted">{card.text}</p>
              <PublicLink look="plain" href={`/registro/${card.type}`}>
                {card.action}
              </PublicLink>
            </PublicCard>
          ))}
        </div>
      </section>

      <section className="pub-block-section" aria-labelledby="productos">
        <h2 id="productos">{t(home.productsTitle)}</h2>
        <ul className="pub-products">
          {products.map((product) => (
            <li key={product.id}>
              <span>{t(product.text)}</span>
              <span className="pub-muted">
                {t(home.fromPrice)}{' '}
                <strong className="amount">{formatMoney(product.cost_cents)}</strong>
              </span>
            </li>
          ))}
        </ul>
      </section>

      <section className="pub-block-section" aria-labelledby="cuidamos">
        <h2 id="cuidamos">{t(home.factsTitle)}</h2>
        <dl className="pub-facts">
          {texts(home.facts).map((fact) => (
            <div key={fact.title}>
              <dt>{fact.title}</dt>
              <dd>{fact.text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** The catalogue comes after the page: it is further down, and its schemas are heavy for a front door. */
function useProducts(): readonly Product[] {
  const [products, setProducts] = useState<readonly Product[]>([]);
  useEffect(() => {
    void import('@contract/credit/product-catalog').then(
      (file) => setProducts(file.productCatalog),
      () => undefined,
    );
  }, []);
  return products;
}
