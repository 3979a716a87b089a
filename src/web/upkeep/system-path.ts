export const systemPath = '/house-overview?part=system';
