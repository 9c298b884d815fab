/** What a tab tells the others when its user selects another site: the site's instance id and its name for people. */
export interface SelectedSite {
  instanceId: string;
  name: string;
}

/** The way between this browser's tabs. */
export interface SiteChannel {
  /** Tells every other tab which site was selected here. */
  tell(site: SelectedSite): void;
  /** Hears what another tab selects; replaces the listener before. */
  hear(listener: (site: SelectedSite) => void): void;
}

/** The channel of this browser. Where the browser has none, every tab is alone: nothing is told or heard. */
export function createSiteChannel(name = 'touchline.site'): SiteChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, hear() {} };
  const channel = new BroadcastChannel(name);
  return {
    tell: (site) => channel.postMessage(site),
    hear(listener) {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isSelectedSite(data)) listener(data);
      };
    },
  };
}

function isSelectedSite(data: unknown): data is SelectedSite {
  if (typeof data !== 'object' || data === null) return false;
  return 'instanceId' in data && typeof data.instanceId === 'string' && 'name' in data && typeof data.name === 'string';
}
