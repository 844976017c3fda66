/** The forms that a noun takes, by the token that stands for each in `templates/`. */
export interface Names {
  domain: string;
  /** As in addresses, permissions and folders: `site-visits`. */
  nouns: string;
  /** `site_visits` */
  table: string;
  /** `siteVisits` */
  many: string;
  Many: string;
  /** `siteVisit` */
  one: string;
  One: string;
  /** The Spanish plural and singular, with which a sentence begins, and within one. */
  Varias: string;
  varias: string;
  Una: string;
  una: string;
  /** Last segment of the list's address: `visitas-de-obra`. */
  slug: string;
}

interface Asked {
  domain: string;
  nouns: string;
  plural: string;
  singular: string;
}

/** @throws Error, with what to do, when a name is none that the product could have */
export function namesOf({ domain, nouns, plural, singular }: Asked): Names {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(nouns)) {
    throw new Error(`"${nouns}" is no noun: write an English plural in kebab case, "site-visits".`);
  }
  for (const text of [plural, singular]) {
    if (!/^\p{L}{2,}( \p{L}+)*$/u.test(text)) {
      throw new Error(`"${text}" is no Spanish name: letters and single spaces only.`);
    }
  }
  const many = camelCase(nouns);
  const one = camelCase(singularOf(nouns));
  return {
    domain,
    nouns,
    table: nouns.replaceAll('-', '_'),
    many,
    Many: capitalised(many),
    one,
    One: capitalised(one),
    Varias: capitalised(plural),
    varias: plural.charAt(0).toLowerCase() + plural.slice(1),
    Una: capitalised(singular),
    una: singular.charAt(0).toLowerCase() + singular.slice(1),
    slug: plural.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-'),
  };
}

/** Puts the names into a template or a line: `$One$ListPage`. */
export function fill(text: string, names: Names): string {
  const values = new Map<string, string>(Object.entries(names));
  return text.replace(/\$(\w+)\$/g, (token, name: string) => values.get(name) ?? token);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camelCase = (kebab: string) =>
  kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return plural.replace(/ies$/, 'y');
  return plural.replace(/(?<=ch|sh|ss|x)es$|s$/, '');
}
