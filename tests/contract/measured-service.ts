/**
 * The process whose memory the video test measures: the whole service on the folder and port given as arguments. Asked by a message, it answers the most
 * memory that it has ever had, bytes.
 */
import { readConfig } from '../../service/config.ts';
import { startService } from '../../service/server.ts';

const [folder = '', port = ''] = process.argv.slice(2);
const service = await startService(
  readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', RATE_LIMIT: '0', DATA_DIR: folder, PORT: port }),
);
process.on('message', () => process.send?.({ mostMemory: process.resourceUsage().maxRSS * 1024 }));
process.on('disconnect', () => void service.close().then(() => process.exit(0)));
process.send?.({ address: service.address });
