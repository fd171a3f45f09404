/** Minimal server for comparison with pages: `node:http` sends bytes from memory. Arguments: a brotli file, a port. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [, , file, port] = process.argv;
const bytes = readFileSync(file);
const head = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': bytes.length };

const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
});
server.listen(Number(port), '127.0.0.1', () => console.log('ready'));
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
