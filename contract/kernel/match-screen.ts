export interface Match<S> {
  screen: S;
  /** Values of the path's parameters, decoded. */
  params: Readonly<Record<string, string>>;
}

/**
 * Finds the screen of a path: for the public pages, which load no router, and for the server. A trailing
 * slash makes no difference; letter case does. Where two screens match, a fixed segment beats a
 * parameter, from the left.
 */
export function matchScreen<S extends { path: string }>(
  screens: readonly S[],
  pathname: string,
): Match<S> | null {
  const segments = split(pathname);
  let best: Match<S> | null = null;
  let bestRank = '';
  for (const screen of screens) {
    const pattern = split(screen.path);
    const params = matchSegments(pattern, segments);
    if (!params) continue;
    const rank = pattern.map((part) => (part.startsWith(':') ? '1' : '0')).join('');
    if (best && rank >= bestRank) continue;
    best = { screen, params };
    bestRank = rank;
  }
  return best;
}

function split(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      continue;
    }
    const value = decode(segment);
    if (!value) return null;
    params[part.slice(1)] = value;
  }
  return params;
}

/** Null for a segment that is not valid percent-encoding. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
