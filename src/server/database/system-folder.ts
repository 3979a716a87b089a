/** Where programs that root starts keep their data. */
export const systemFolder = process.platform === 'darwin' ? '/usr/local/var' : '/var/lib';
