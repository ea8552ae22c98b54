import type { RemoteManifest, ShellManifest } from './release-document';
import { satisfies } from './version-range';

/**
 * Why a remote cannot run in a shell; empty when it can. The registry refuses such a release, the edge tells the page.
 * @returns one English sentence per reason
 */
export const misfits = (
  shell: Pick<ShellManifest, 'contract' | 'provides'>,
  remote: Pick<RemoteManifest, 'contract' | 'shared'>,
): string[] => {
  const reasons: string[] = [];
  if (!satisfies(shell.contract, remote.contract)) {
    reasons.push(`needs contract ${remote.contract}, the shell has ${shell.contract}`);
  }
  for (const [name, range] of Object.entries(remote.shared)) {
    const provided = shell.provides[name];
    if (!provided) reasons.push(`needs ${name}, which the shell does not provide`);
    else if (!satisfies(provided.version, range)) {
      reasons.push(`needs ${name} ${range}, the shell provides ${provided.version}`);
    }
  }
  return reasons;
};

/** Names that more than one remote claims, for example `modal event-modal-chat: mf-services, mf-account`. */
export const clashes = (remotes: Pick<RemoteManifest, 'package' | 'offers'>[]): string[] => {
  const owners = new Map<string, string[]>();
  for (const { package: owner, offers } of remotes) {
    const kinds = {
      modal: offers.modals,
      screen: offers.screens,
      tile: offers.tiles,
      checklist: offers.checklist,
      commands: offers.commands,
    };
    for (const [kind, entries] of Object.entries(kinds)) {
      for (const name of Object.keys(entries)) {
        const key = `${kind} ${name}`;
        owners.set(key, [...(owners.get(key) ?? []), owner]);
      }
    }
  }
  return [...owners]
    .filter(([, claimed]) => claimed.length > 1)
    .map(([key, claimed]) => `${key}: ${claimed.join(', ')}`);
};
