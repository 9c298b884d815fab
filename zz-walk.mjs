// temporary: node walk.mjs step.mjs
import { chromium } from 'playwright';
const browser = await chromium.connectOverCDP('http://localhost:9555');
const context = browser.contexts()[0];
const pages = context.pages();
const page = pages.find(p => p.url().includes('4877')) ?? pages[0];
const shot = async (n, o={}) => { await page.waitForTimeout(o.wait ?? 600); await page.screenshot({ path: `/tmp/walk/${n}.png`, animations:'disabled', ...(o.full && { fullPage: true }) }); };
const size = (w,h) => page.setViewportSize({ width: w, height: h });
const B = 'http://localhost:4877';
page.on('pageerror', e => console.log('PAGEERROR', e.message));
page.on('console', m => ['error','warning'].includes(m.type()) && console.log('CONSOLE', m.text()));
page.setDefaultTimeout(20000);
const step = await import(process.argv[2]);
await size(1440,900); try { await step.default({ page, shot, size, B, context, browser }); } catch (e) { console.log('FAILED', e.message.slice(0, 1500)); await page.screenshot({ path: '/tmp/walk/failed.png' }); }
process.exit(0);
