/** As much of autocannon as the measuring uses; it brings no types of its own. */
declare module 'autocannon' {
  export interface Request {
    method?: string;
    path?: string;
    body?: string;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers: Record<string, string>;
    requests: { setupRequest(request: Request): Request }[];
  }
  interface Result {
    requests: { average: number };
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
