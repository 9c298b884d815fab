import { readFile } from 'node:fs/promises';
import { sponsorsOf } from '../sponsor-list.ts';

/** What a logo is known by among the files of a site: its number, and whether it is for dark ground. */
export type LogoMotif = `logo-${string}`;

/** A logo as its file has it. */
export interface LogoFile {
  readonly motif: LogoMotif;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** The names of the logos' files for a site, without their ends. */
export function logoMotifs(instanceId: string): LogoMotif[] {
  const { sponsors, haveLogos } = sponsorsOf(instanceId);
  if (!haveLogos) return [];
  return sponsors.flatMap(({ logo, hasDark }): LogoMotif[] => [
    `logo-${logo}`,
    ...(hasDark ? [`logo-${logo}-dark` as const] : []),
  ]);
}

/** Reads the logos of a site. A PNG says its sides at the same place in each file. */
export function readLogos(instanceId: string): Promise<LogoFile[]> {
  return Promise.all(
    logoMotifs(instanceId).map(async (motif) => {
      const bytes = await readFile(new URL(`logos/${motif.slice('logo-'.length)}.png`, import.meta.url));
      return { motif, bytes, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    }),
  );
}
