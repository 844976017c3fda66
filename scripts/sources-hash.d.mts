export function sourcesHash(folders?: string[], files?: string[]): string;
