// Channels reach the whole process, which files of tests share: without a name of its own, one file's tabs would hear another's.

const Channel = globalThis.BroadcastChannel;
const file = crypto.randomUUID();

globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${name} ${file}`);
  }
};
