import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { searchTimeoutMs } from '@front-door/shared/contract/search';
import { neededFiles } from '@front-door/shared/delivery/site';
import { failed, ok, type Result } from '@front-door/shared/result';
import { widgetBase } from '@front-door/shared/routing/routeRules';
import type { FrontDoorOptions } from './frontDoorServer';
import { logLevels, type LogLevel } from './observe/log';
import { isPrivateAddress } from './observe/metricsServer';
import type { StopTimes } from './stopping';

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** How many processes answer on the port. */
  readonly processes: number;
  /** Whether testers may choose how calls are answered. */
  readonly isForTesters: boolean;
  readonly stop: StopTimes;
  readonly logLevel: LogLevel;
  /** Where Prometheus finds the metrics; absent: nowhere, and nothing is counted. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Where the builds are; both or none. */
  readonly sites: Pick<FrontDoorOptions, 'storefrontDir' | 'widgetDir'>;
}

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly flags: readonly string[];
  /** The directory of the workspaces. */
  readonly root: string;
}

/** The flag for development servers: they serve storefront and widget themselves and need what is behind them. */
const apiOnly = '--api-only';
const processesFlag = /^--processes=(\d{1,3})$/;
const mostProcesses = 64;
const longestStop = 3600;

/**
 * How the server is asked to run: `PORT` (default 4173; 0 takes any free one), `HOST` (default this machine
 * alone), `TESTER` (`on` or `off`, the default), `DRAIN_SECONDS` and `FINISH_SECONDS` (defaults 5 and 20),
 * `SITE` (a release's folder `site`, in place of what has been built), `LOG_LEVEL` (default `error`), `METRICS_PORT`
 * (default none) and `METRICS_HOST` (default this machine alone), `--api-only` and `--processes=N` (default 1).
 *
 * @returns the settings, or one sentence that says what is wrong and what to do.
 */
export function readSettings({ environment, flags, root }: Surroundings): Result<Settings, string> {
  const unknown = flags.find((flag) => flag !== apiOnly && !processesFlag.test(flag));
  if (unknown !== undefined) {
    return failed(`"${unknown}" is not a flag of this command; the flags are ${apiOnly} and --processes=N.`);
  }
  const processes = Number(
    flags.map((flag) => processesFlag.exec(flag)?.[1]).find((count) => count !== undefined) ?? 1,
  );
  if (processes < 1 || processes > mostProcesses) {
    return failed(`--processes must be a number from 1 to ${String(mostProcesses)}, not ${String(processes)}.`);
  }
  const { PORT = '4173', HOST = '127.0.0.1' } = environment;
  if (!isPort(PORT)) return failed(`PORT must be a number from 0 to 65535, not "${PORT}".`);
  const { TESTER = 'off' } = environment;
  if (TESTER !== 'on' && TESTER !== 'off') {
    return failed(
      `TESTER must be on or off, not "${TESTER}": it says whether testers may choose how calls are answered.`,
    );
  }
  const stop = readStopTimes(environment);
  if (stop.kind === 'failed') return stop;
  const observed = readObservation(environment);
  if (observed.kind === 'failed') return observed;
  const place = {
    host: HOST,
    port: Number(PORT),
    processes,
    isForTesters: TESTER === 'on',
    stop: stop.value,
    ...observed.value,
  };
  if (flags.includes(apiOnly)) return ok({ ...place, sites: {} });
  if (environment['SITE'] !== undefined) {
    const sites = findSite(environment['SITE']);
    return sites.kind === 'failed' ? sites : ok({ ...place, sites: sites.value });
  }
  const storefront = findBuild(root, 'storefront');
  if (storefront.kind === 'failed') return storefront;
  const widget = findBuild(root, 'widget');
  if (widget.kind === 'failed') return widget;
  return ok({ ...place, sites: { storefrontDir: storefront.value, widgetDir: widget.value } });
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

function readObservation(
  environment: Surroundings['environment'],
): Result<Pick<Settings, 'logLevel' | 'metrics'>, string> {
  const { LOG_LEVEL = 'error', METRICS_PORT, METRICS_HOST = '127.0.0.1' } = environment;
  const logLevel = logLevels.find((level) => level === LOG_LEVEL);
  if (logLevel === undefined) return failed(`LOG_LEVEL must be ${logLevels.join(', ')}, not "${LOG_LEVEL}".`);
  if (!isPrivateAddress(METRICS_HOST)) {
    return failed(`METRICS_HOST must be an address of this machine or of a private network, not "${METRICS_HOST}".`);
  }
  if (METRICS_PORT === undefined) return ok({ logLevel });
  return isPort(METRICS_PORT)
    ? ok({ logLevel, metrics: { host: METRICS_HOST, port: Number(METRICS_PORT) } })
    : failed(`METRICS_PORT must be a number from 0 to 65535, not "${METRICS_PORT}".`);
}

function readStopTimes(environment: Surroundings['environment']): Result<StopTimes, string> {
  // Whoever still waits then, has given up.
  const { DRAIN_SECONDS = '5', FINISH_SECONDS = String(searchTimeoutMs / 1000) } = environment;
  for (const [name, text] of Object.entries({ DRAIN_SECONDS, FINISH_SECONDS })) {
    if (!/^\d{1,4}(?:\.\d{1,3})?$/.test(text) || Number(text) > longestStop) {
      return failed(`${name} must be a number from 0 to ${String(longestStop)}, not "${text}".`);
    }
  }
  return ok({ drain: Number(DRAIN_SECONDS) * 1000, finish: Number(FINISH_SECONDS) * 1000 });
}

/** One sentence for a server that can't listen. */
export function describeListenError(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  variable: 'PORT' | 'METRICS_PORT' = 'PORT',
): string {
  return code === 'EADDRINUSE'
    ? `Port ${String(port)} is in use on ${host}: stop what listens there, or choose another, as in ${variable}=${String(port + 1)}.`
    : `The server cannot listen on ${host}, port ${String(port)}: ${message}.`;
}

/** Both sites in the one folder in which a release lays them out. */
function findSite(folder: string): Result<Settings['sites'], string> {
  const sites = { storefrontDir: resolve(folder), widgetDir: join(resolve(folder), widgetBase) };
  const needed = [
    ...neededFiles.storefront.map((file) => join(sites.storefrontDir, file)),
    ...neededFiles.widget.map((file) => join(sites.widgetDir, file)),
  ];
  const missing = needed.find((file) => !existsSync(file));
  return missing === undefined
    ? ok(sites)
    : failed(`SITE is incomplete: ${missing} is missing. Set it to the folder "site" of a release.`);
}

function findBuild(root: string, workspace: keyof typeof neededFiles): Result<string, string> {
  const directory = join(root, workspace, 'dist');
  const missing = neededFiles[workspace].find((file) => !existsSync(join(directory, file)));
  return missing === undefined
    ? ok(directory)
    : failed(`The ${workspace} is not built (${workspace}/dist/${missing} is missing): run "npm run build" first.`);
}
